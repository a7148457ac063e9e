import { agentTool } from './agent.ts';
import { bashTool } from './bash.ts';
import { checkTool } from './check.ts';
import { globTool } from './glob.ts';
import { grepTool } from './grep.ts';
import { readTool } from './read.ts';
import { skillTool } from './skill.ts';
import { suiteTool } from './suite.ts';
import type { Tool } from './types.ts';
import { verdictTool } from './verdict.ts';

/** Every tool there is, in the order in which models see them. Which of them an agent gets is its definition's and the job's matter. */
export function allTools(): readonly Tool[] {
  return [readTool, grepTool, globTool, bashTool, suiteTool, checkTool, skillTool, agentTool, verdictTool];
}
