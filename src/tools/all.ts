import { agentTool } from './agent.ts';
import { bashOutputTool } from './bash-output.ts';
import { bashTool } from './bash.ts';
import { checkTool } from './check.ts';
import { editTool } from './edit.ts';
import { globTool } from './glob.ts';
import { grepTool } from './grep.ts';
import { killShellTool } from './kill-shell.ts';
import { notebookEditTool } from './notebook-edit.ts';
import { readTool } from './read.ts';
import { sendMessageTool } from './send-message.ts';
import { skillTool } from './skill.ts';
import { suiteTool } from './suite.ts';
import { taskStopTool } from './task-stop.ts';
import { todoWriteTool } from './todo-write.ts';
import type { Tool } from './types.ts';
import { verdictTool } from './verdict.ts';
import { webFetchTool } from './web-fetch.ts';
import { writeTool } from './write.ts';

/** Every tool there is, in the order in which models see them. Which of them an agent gets is its definition's and the job's matter. */
export function allTools(): readonly Tool[] {
  return [
    readTool,
    grepTool,
    globTool,
    bashTool,
    suiteTool,
    checkTool,
    agentTool,
    sendMessageTool,
    taskStopTool,
    verdictTool,
    bashOutputTool,
    killShellTool,
    writeTool,
    editTool,
    notebookEditTool,
    todoWriteTool,
    webFetchTool,
    skillTool,
  ];
}
