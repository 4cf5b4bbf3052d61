import { readAgent, type Agent } from '../../click-model/agent.ts';
import { referrerHost } from '../../click-model/channel.ts';
import { devices, systems } from '../../click-model/dimensions.ts';
import { clickFlags, type RawClick } from '../../click-model/record.ts';
import { textOfBytes } from '../../click-model/text-of-bytes.ts';
import type { Countries } from '../../network/visitor-countries.ts';
import { preferredLanguages } from '../../redirect-rules/accept-language.ts';
import type { Visitor } from '../../redirect-rules/visitor.ts';
import type { DailyVisits } from '../../urls/daily-visits.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { isProgram } from './raw-click.ts';
import { codeOf } from './short-code-path.ts';
import type { RedirectRequest } from './redirect-handler.ts';

const none = new URLSearchParams();

/** What rules ask beside the request. */
export interface RuleParts {
  countries: Countries;
  visits: DailyVisits;
}

/** What rules ask of a request, each part read when it is asked for. */
class Requested implements Visitor {
  /** The country, a promise where a rule asked for it before it was in memory; null until one asks. */
  asked: number | Promise<number> | null = null;
  readonly #link: RedirectLink;
  readonly #request: RedirectRequest;
  readonly #click: RawClick;
  readonly #parts: RuleParts;
  #parameters: URLSearchParams | undefined;
  #agent: Agent | undefined;
  #isProgram: boolean | undefined;

  constructor(link: RedirectLink, request: RedirectRequest, click: RawClick, parts: RuleParts) {
    this.#link = link;
    this.#request = request;
    this.#click = click;
    this.#parts = parts;
  }

  get now() {
    return Date.now();
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
    this.asked ??= this.#parts.countries.of(this.#click.address);
    return typeof this.asked === 'number' ? this.asked : 0;
  }

  get languages() {
    return preferredLanguages(this.#request.headers['accept-language']);
  }

  get referrer() {
    return referrerHost(this.#click.referrer);
  }

  get isReturning() {
    return isReturning(this.#request, this.#click, this.#link, this.#parts.visits);
  }

  get parameters() {
    const url = this.#request.url!;
    const at = url.indexOf('?');
    return (this.#parameters ??= at < 0 ? none : new URLSearchParams(textOfBytes(url.slice(at + 1))));
  }
}

/**
 * The link with the destination of the first of its rules that holds of a visitor; null where none does. A promise where a rule
 * needs a country that is not in memory.
 */
export function ruleOf(
  link: RedirectLink,
  request: RedirectRequest,
  click: RawClick,
  parts: RuleParts,
): RedirectLink | null | Promise<RedirectLink | null> {
  const { compiled, links } = link.rules!;
  const visitor = new Requested(link, request, click, parts);
  const decided = links[compiled.first(visitor)] ?? null;
  if (!(visitor.asked instanceof Promise)) return decided;
  return visitor.asked.then((country) => {
    visitor.asked = country;
    return links[compiled.first(visitor)] ?? null;
  });
}

/** Whether a visitor who does not ask for privacy opens the link again today. */
function isReturning(request: RedirectRequest, { flags }: RawClick, link: RedirectLink, visits: DailyVisits): boolean {
  const { cookie } = request.headers;
  return cookie !== undefined && (flags & clickFlags.privacy) === 0 && visits.isReturning(cookie, link);
}

/**
 * The link, whose answer has the browser of a person remember, until the day ends, that it opened a link whose rules ask for that; not where it
 * asks for privacy. As a header of the link: one that is set by itself takes Node several microseconds.
 */
export function withVisit(
  request: RedirectRequest,
  click: RawClick,
  link: RedirectLink,
  visits: DailyVisits,
): RedirectLink {
  if (click.flags & clickFlags.privacy || isProgram(click) || isReturning(request, click, link, visits)) return link;
  const second = Math.floor(Date.now() / 1_000);
  const last = remembering.get(link);
  if (last?.second === second && last.url === request.url) return last.link;
  const headers = { ...link.headers, 'set-cookie': visits.cookieFor(link, codeOf(request.url!)!) };
  const made = { ...link, headers };
  remembering.set(link, { url: request.url!, second, link: made });
  return made;
}

/** Links with the cookie that their last visitor got: those who come in the same second by the same address get it, too. */
const remembering = new WeakMap<RedirectLink, { url: string; second: number; link: RedirectLink }>();
