import { withoutTerminalSequences } from '../base/invisible.ts';
import { oneLine } from '../base/text.ts';
import { visible } from './neutralise.ts';

/** Foreign text as one line of a terminal: without control characters, invisible ones shown as stripped. */
export function plainLine(text: string, maxChars: number): string {
  return oneLine(visible(withoutTerminalSequences(text)), maxChars);
}
