// The examples of docs/guides: what each runs, and what it is said to print.
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { marked } from 'marked';
import { expect } from 'vitest';
import { config } from '../../api/common/config.ts';
import { runCurl } from './curl.ts';

export type Environment = Record<string, string>;

export interface Example {
  guide: string;
  heading: string;
  language: 'js' | 'sh';
  code: string;
  /** What it prints, as the guide shows it. */
  shown: string;
  isJson: boolean;
}

const FOLDER = join(config.root, 'docs/guides');

/** The guides that have examples, by the names of their files. */
export const guides = readdirSync(FOLDER).filter((name) => name !== 'README.md');

/** The examples of one guide in their order; throws where one does not show at once what it prints. */
export function examplesOf(guide: string): Example[] {
  const tokens = marked.lexer(readFileSync(join(FOLDER, guide), 'utf8')).filter(({ type }) => type !== 'space');
  let heading = '';
  return tokens.flatMap((token, index) => {
    if (token.type === 'heading') heading = token.text;
    if (token.type !== 'code' || !['js', 'sh'].includes(token.lang)) return [];
    const output = tokens[index + 1];
    if (output?.type !== 'code' || !['json', 'text'].includes(output.lang)) {
      throw new Error(`The example below "${heading}" of ${guide} does not show what it prints.`);
    }
    const { lang: language, text: code } = token as { lang: Example['language']; text: string };
    return [{ guide, heading, language, code, shown: output.text, isJson: output.lang === 'json' }];
  });
}

/** Runs an example to its end and returns what it printed. */
export async function run(example: Example, environment: Environment): Promise<string> {
  if (example.language === 'sh') return runCurl(example.code, environment);
  const program = start(example, environment);
  const lines: string[] = [];
  for await (const line of program.lines) lines.push(line);
  const failure = await program.ended;
  if (failure) throw new Error(`${example.guide}, ${example.heading}: ${failure}`);
  return lines.join('\n');
}

export interface Program {
  process: ChildProcess;
  lines: AsyncIterable<string>;
  /** What it complained of; nothing where it ended well. */
  ended: Promise<string>;
}

/** Starts an example of JavaScript as a program of its own, which finds the packages of this repository. */
export function start({ code }: Example, environment: Environment): Program {
  const child = spawn(process.execPath, ['--input-type=module'], {
    cwd: config.root,
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'pipe',
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = new Promise<string>((resolve) => {
    child.on('close', (status) => resolve(status ? complaint || `ended with ${status}` : ''));
  });
  const lines = createInterface({ input: child.stdout });
  child.stdin.end(code);
  return { process: child, lines, ended };
}

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a guide shows as text, with anything in place of an ellipsis. */
export const patternOf = (shown: string) => new RegExp(`^${literal(shown).replaceAll('…', '[^\\n]+')}$`);

const kindOf = (text: string) => {
  if (/^[A-Z_]+$/.test(text)) return text;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return 'a timestamp';
  return /^https?:/.test(text) ? 'an address' : 'a text';
};

/**
 * The shape of JSON: names and kinds of all members, and of each list its items. Codes and flags are as they are. A member named
 * by an ellipsis stands for any others.
 */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'string') return kindOf(value);
  if (value === null || typeof value !== 'object') return typeof value === 'number' ? 'a number' : value;
  const { '…': others, ...members } = value as Record<string, unknown>;
  const shape = Object.fromEntries(Object.entries(members).map(([name, member]) => [name, shapeOf(member)]));
  return others === undefined ? shape : expect.objectContaining(shape);
}
