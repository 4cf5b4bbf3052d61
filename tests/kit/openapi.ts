// Holds answers against the OpenAPI document the server itself serves.
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { rest } from './world.ts';

export interface DocumentedOperation {
  method: string;
  path: string;
  isPublic: boolean;
  operation: any;
}

export interface Contract {
  document: any;
  operations: DocumentedOperation[];
  /** Fails unless the operation documents this status, and its headers and this body for it. */
  hold(name: string, answer: { status: number; headers: Headers; body: unknown }): void;
  /** Fails unless the document describes this payload of a webhook. */
  holdPayload(payload: { type: string }): void;
}

/** The same schemas, none of which takes a member it does not name. */
function closed(schema: any): any {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const members = Object.fromEntries(Object.entries(schema).map(([name, value]) => [name, closed(value)]));
  const isObject = [schema.type].flat().includes('object') && schema.properties;
  return isObject ? { ...members, additionalProperties: false } : members;
}

/** Headers of HTTP, of compression and of CORS, which the document leaves to their standards. */
const COMMON =
  /^(connection|keep-alive|date|content-(type|length|encoding)|transfer-encoding|vary|cache-control|x-content-type-options|access-control-.*)$/;
/** Those that only some responses of their status have. */
const SOMETIMES = ['idempotency-replayed', 'link', 'set-cookie'];

/** Fails unless a response has the headers that are documented for it, and no other of our own. */
function holdHeaders(name: string, status: number, headers: Headers, documented: string[]): void {
  const known = documented.map((header) => header.toLowerCase()).sort();
  const sent = [...new Set([...headers.keys()])].filter((header) => !COMMON.test(header)).sort();
  expect(known, `${name} ${status}`).toEqual(expect.arrayContaining(sent));
  const isWhole = status < 400 || status === 429 || status === 401;
  const always = known.filter((header) => !SOMETIMES.includes(header));
  if (isWhole) expect(sent, `${name} ${status}`).toEqual(expect.arrayContaining(always));
}

/** Reads the document and makes it a judge. */
export async function readContract(): Promise<Contract> {
  const { body: document } = await rest(null, 'GET', '/api/openapi.json');
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  // The document leaves room for members to come; what the server answers today is named in it, all of it.
  ajv.addSchema(closed({ $id: 'document', ...document }));
  const operations = Object.entries<any>(document.paths).flatMap(([path, methods]) =>
    Object.entries<any>(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      isPublic: operation.security.length === 0,
      operation,
    })),
  );
  const hold: Contract['hold'] = (name, { status, headers, body }) => {
    const [method, path] = name.split(' ') as [string, string];
    const documented = document.paths[path]?.[method.toLowerCase()]?.responses[status];
    expect(documented, `${name} answers ${status}: ${JSON.stringify(body)}`).toBeDefined();
    holdHeaders(name, status, headers, Object.keys(documented.headers ?? {}));
    if (!documented.content) return expect(body).toBe('');
    const type = headers.get('content-type')!.split(';')[0]!;
    expect(Object.keys(documented.content)).toContain(type);
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', type, 'schema']
      .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
      .map(encodeURIComponent)
      .join('/');
    const judge = ajv.compile({ $ref: `document#/${pointer}` });
    judge(body);
    expect(judge.errors ?? [], `${name} ${status}`).toEqual([]);
  };
  const holdPayload: Contract['holdPayload'] = (payload) => {
    const body = 'post/requestBody/content/application~1json/schema';
    const judge = ajv.compile({ $ref: `document#/webhooks/${payload.type}/${body}` });
    judge(payload);
    expect(judge.errors ?? [], payload.type).toEqual([]);
  };
  return { document, operations, hold, holdPayload };
}
