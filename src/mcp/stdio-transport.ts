import { StringDecoder } from 'node:string_decoder';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import type { ServerProcess } from './types.ts';

/** One message in each line. The longest line that is read, in characters. */
const longestLine = 16 * 1024 * 1024;
/** Lines that are no message (many servers greet) which are passed over. */
const mostNoise = 1_000;

/**
 * The protocol over a server's pipes. Ends the process when it is closed, and when it sends what cannot be read in
 * bounds: `onFault` hears why, before.
 */
export function stdioTransport(
  process: ServerProcess,
  { parse, onFault }: { parse: (line: string) => JSONRPCMessage; onFault: (reason: string) => void },
): Transport {
  let closing: Promise<void> | undefined;
  let noise = 0;
  const close = (): Promise<void> => (closing ??= process.stop());
  const giveUp = (reason: string): void => {
    onFault(reason);
    void close();
  };
  const take = (line: string): void => {
    if (closing !== undefined || line.trim() === '') return;
    let message: JSONRPCMessage;
    try {
      message = parse(line);
    } catch {
      noise += 1;
      if (noise > mostNoise) giveUp(`it wrote more than ${mostNoise} lines that are no messages to stdout`);
      return;
    }
    transport.onmessage?.(message);
  };
  const transport: Transport = {
    start() {
      const split = lines(take, () => giveUp(`it wrote a line of more than ${longestLine} characters`));
      process.stdout.on('data', split);
      process.stdout.on('error', () => undefined);
      void process.ended.then(() => transport.onclose?.());
      return Promise.resolve();
    },
    send(message) {
      if (closing !== undefined || process.stdin.destroyed) return Promise.reject(new Error('it has ended'));
      if (process.stdin.writableLength > longestLine)
        return Promise.reject(new Error('it does not read its input'));
      process.stdin.write(`${JSON.stringify(message)}\n`);
      return Promise.resolve();
    },
    close,
  };
  return transport;
}

function lines(take: (line: string) => void, onTooLong: () => void): (chunk: Buffer) => void {
  const decoder = new StringDecoder('utf8');
  let begun: string[] = [];
  let held = 0;
  return (chunk) => {
    const [first = '', ...rest] = decoder.write(chunk).split('\n');
    begun.push(first);
    held += first.length;
    for (const next of rest) {
      take(begun.join(''));
      begun = [next];
      held = next.length;
    }
    if (held <= longestLine) return;
    begun = [];
    held = 0;
    onTooLong();
  };
}
