import type { IncomingMessage } from 'node:http';
import { readAgent, type Agent } from '../../click-model/agent.ts';
import { referrerHost } from '../../click-model/channel.ts';
import { devices, systems } from '../../click-model/dimensions.ts';
import type { RawClick } from '../../click-model/record.ts';
import { textOfBytes } from '../../click-model/text-of-bytes.ts';
import type { Countries } from '../../network/visitor-countries.ts';
import { preferredLanguages } from '../../redirect-rules/accept-language.ts';
import type { Visitor } from '../../redirect-rules/visitor.ts';
import type { LinkRules, RedirectLink } from '../../urls/lookup.ts';
import { isProgram } from './raw-click.ts';

const none = new URLSearchParams();

/** What rules ask of a request, each part read when it is asked for. */
class Requested implements Visitor {
  readonly now = Date.now();
  /** Null until it is known. */
  known: number | null = null;
  /** Whether a rule asked for the country before it was known. */
  isWaiting = false;
  readonly #request: IncomingMessage;
  readonly #click: RawClick;
  #parameters: URLSearchParams | undefined;
  #agent: Agent | undefined;
  #isProgram: boolean | undefined;

  constructor(request: IncomingMessage, click: RawClick) {
    this.#request = request;
    this.#click = click;
  }

  get isProgram() {
    return (this.#isProgram ??= isProgram(this.#click));
  }

  get device() {
    return devices[this.#readAgent().device]!;
  }

  get os() {
    return systems[this.#readAgent().os]!;
  }

  #readAgent(): Agent {
    return (this.#agent ??= readAgent(this.#click.userAgent, this.#click.hints));
  }

  get country() {
    if (this.known === null) this.isWaiting = true;
    return this.known ?? 0;
  }

  get languages() {
    return preferredLanguages(this.#request.headers['accept-language']);
  }

  get referrer() {
    return referrerHost(this.#click.referrer);
  }

  get parameters() {
    const url = this.#request.url!;
    const at = url.indexOf('?');
    return (this.#parameters ??= at < 0 ? none : new URLSearchParams(textOfBytes(url.slice(at + 1))));
  }
}

/**
 * The link with the destination of the first rule that holds of a visitor; null where none does. A promise where a rule needs a
 * country that is not in memory.
 */
export function ruleOf(
  { compiled, links }: LinkRules,
  request: IncomingMessage,
  click: RawClick,
  countries: Countries,
): RedirectLink | null | Promise<RedirectLink | null> {
  const visitor = new Requested(request, click);
  const first = () => links[compiled.first(visitor)] ?? null;
  const decided = first();
  if (!visitor.isWaiting) return decided;
  const decide = (country: number) => {
    visitor.known = country;
    return first();
  };
  const country = countries.of(click.address);
  return typeof country === 'number' ? decide(country) : country.then(decide);
}
