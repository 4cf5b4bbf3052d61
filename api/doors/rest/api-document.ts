import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SwaggerTransform } from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import { describeRoute, head, shareSchemas } from './openapi.ts';
import type { TypedApp } from './typed.ts';

/** Whoever else has a request waits so long for a part of the document, milliseconds. */
const TURN_MS = 5;

/**
 * The OpenAPI document of an app. It is made when somebody first asks for it, a few routes at a time: all at once would hold up
 * every redirect for a third of a second.
 */
export class ApiDocument {
  readonly #app: TypedApp;
  readonly #routes: RouteOptions[] = [];
  readonly #described = new Map<RouteOptions, ReturnType<SwaggerTransform>>();
  #text: Promise<Buffer> | undefined;

  /** Of the routes that are registered from now on. */
  constructor(app: TypedApp) {
    this.#app = app;
    app.addHook('onRoute', (route) => {
      if (route.method !== 'HEAD') this.#routes.push(route); // the document leaves those to HTTP
    });
  }

  /** What was found out about a route, for whoever puts the document together. */
  readonly describe: SwaggerTransform = ({ route }) => this.#described.get(route)!;

  /** The document as JSON, 1.3 MB, which all answers share. */
  text(): Promise<Buffer> {
    return (this.#text ??= this.#make());
  }

  async #make(): Promise<Buffer> {
    const openapiObject = head();
    let began = performance.now();
    for (const route of this.#routes) {
      this.#described.set(route, describeRoute({ schema: route.schema!, url: route.url, route, openapiObject }));
      if (performance.now() - began < TURN_MS) continue;
      await nextTurn();
      began = performance.now();
    }
    const openapi = this.#app.swagger() as OpenAPIV3_1.Document;
    this.#described.clear();
    await nextTurn();
    const document = shareSchemas(openapi);
    await nextTurn();
    return Buffer.from(JSON.stringify(document));
  }
}
