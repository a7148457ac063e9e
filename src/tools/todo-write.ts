import { oneLine } from '../base/text.ts';
import { listed } from './excerpt.ts';
import type { TodoWriteData, TodoWriteInput } from './inputs.ts';
import { refusal } from './results.ts';
import type { Todo } from './run-state.ts';
import type { Tool } from './types.ts';

const states = ['pending', 'in_progress', 'completed'] as const;
const mostTodos = 100;
const longest = 500;

/** The agent's own list of what is to be done; it lives as long as the run. */
export const todoWriteTool: Tool<TodoWriteInput> = {
  name: 'TodoWrite',
  inputSchema: () => ({
    type: 'object',
    properties: {
      todos: {
        maxItems: mostTodos,
        type: 'array',
        items: {
          type: 'object',
          properties: {
            content: { type: 'string', minLength: 1, maxLength: longest },
            status: { type: 'string', enum: states },
          },
          required: ['content', 'status'],
        },
      },
    },
    required: ['todos'],
  }),
  schema: async () => {
    const { z } = await import('../base/zod.ts');
    const todo = z.object({ content: z.string().min(1).max(longest), status: z.enum(states) });
    return z.object({ todos: z.array(todo).max(mostTodos) });
  },
  description: () =>
    'Keeps your own list of steps for a task of several parts; each call gives the whole list. Have one step in_progress, and complete it as soon as it is done.',
  readOnly: () => true,
  concurrent: () => false,
  summary: ({ todos }) => progress(todos),
  // oxlint-disable-next-line require-yield -- a tool is a generator; this one has no progress to tell
  async *execute({ todos }, { own }) {
    if (!own) return refusal('No list is kept here.');
    const lost = own.todos.filter(
      ({ content, status }) => status !== 'completed' && !todos.some((todo) => todo.content === content),
    );
    own.todos = todos;
    const lines = [
      `${progress(todos)}.`,
      ...listed(
        lost.map(({ content }) => `No longer on the list, and not completed: ${oneLine(content, 120)}`),
        10,
      ),
    ];
    return { content: lines.join('\n'), isError: false, data: { todos } satisfies TodoWriteData };
  },
};

function progress(todos: readonly Todo[]): string {
  const done = todos.filter(({ status }) => status === 'completed').length;
  const now = todos.find(({ status }) => status === 'in_progress');
  return `${done} of ${todos.length} done${now === undefined ? '' : `; now: ${oneLine(now.content, 120)}`}`;
}
