import { randomBytes } from 'node:crypto';
import type { OwnClicks } from '../../account/own-clicks.ts';
import type { Journal } from '../../clicks/journal.ts';
import type { RawClick } from '../../click-model/record.ts';
import { linkKey } from '../../common/link-key.ts';
import type { ServedDomain } from '../../domains/served-domains.ts';
import { noCountries, type Countries } from '../../network/visitor-countries.ts';
import { noFallbacks, type Fallbacks } from '../../network/fallbacks.ts';
import { restOf } from '../../urls/forward-path.ts';
import { ClickShares, type Share } from '../../urls/click-shares.ts';
import { DailyVisits } from '../../urls/daily-visits.ts';
import { LinkPasses } from '../../urls/link-passes.ts';
import type { LinkLookup } from '../../urls/lookup.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import type { SpeedAttempt } from '../../click-model/attempts.ts';
import { addressedDomain, isFromSameHost, OURSELVES } from './addressed-host.ts';
import { attemptsOf, speedOfPage, speedWithoutPage } from './attempts.ts';
import { appOf } from './app-of.ts';
import { asksForCard, sendCard } from './card-page.ts';
import { giveUp, isGone } from './give-up.ts';
import type { RedirectHandler, RedirectRequest, RedirectResponse } from './redirect-handler.ts';
import { isAhead, isAsking, refuseAhead, sendOn, sendOnAsking, type Lead } from './send-on.ts';
import { arriveFrom, askPassword, receivePassword } from './password-form.ts';
import { problemAt, problemBehind, problemOf, refuse, refuseMethod } from './link-problems.ts';
import { sendProblem } from './problem-page.ts';
import { attributedDestination } from './attribution.ts';
import { isMeasurable, measuredAnswer } from './measured-answer.ts';
import { isProgram, journaledOf, ledTo, rawClick } from './raw-click.ts';
import { RoundTrips } from './click-round-trips.ts';
import { sendPreview } from './link-preview.ts';
import { isFar } from './handshake.ts';
import { ruleOf, withVisit, type RuleParts } from './rule-of.ts';
import { codeOf, isPreview, keyOf } from './short-code-path.ts';
import { variantOf } from './variant-of.ts';
import { withAddress } from './with-address.ts';

export interface RedirectFigures {
  followed: number;
  refused: number;
  unavailable: number;
}

/** What decides on the way; what is left out decides nothing. */
export interface RedirectParts {
  fallbacks?: Fallbacks;
  countries?: Countries;
  passes?: LinkPasses;
  visits?: DailyVisits;
  shares?: ClickShares;
}

const newKey = () => randomBytes(32);

/** The path of a click: code, link, journal, response. It waits only for lookups that miss the cache. */
export class Redirect {
  readonly #links: LinkLookup;
  readonly #journal: Journal;
  readonly #ownClicks: OwnClicks;
  readonly #fallbacks: Fallbacks;
  readonly #ruleParts: RuleParts;
  readonly #passes: LinkPasses;
  readonly #shares: ClickShares;
  readonly #roundTrips: RoundTrips;
  readonly #figures: RedirectFigures = { followed: 0, refused: 0, unavailable: 0 };

  constructor(
    links: LinkLookup,
    journal: Journal,
    ownClicks: OwnClicks,
    {
      fallbacks = noFallbacks,
      countries = noCountries,
      passes = new LinkPasses(newKey()),
      visits = new DailyVisits(newKey()),
      shares = new ClickShares(),
    }: RedirectParts = {},
  ) {
    this.#passes = passes;
    this.#shares = shares;
    this.#fallbacks = fallbacks;
    this.#ruleParts = { countries, visits };
    this.#ownClicks = ownClicks;
    this.#links = links;
    this.#journal = journal;
    this.#roundTrips = new RoundTrips(journal);
  }

  figures(): RedirectFigures {
    return { ...this.#figures };
  }

  /** Answers a request for a short code and returns true; false for every other path. */
  readonly handler: RedirectHandler = (request, response) => {
    const code = codeOf(request.url!);
    if (code === null) return false;
    const domain = addressedDomain(request);
    if (domain === undefined) return false;
    try {
      if (domain !== null && isFromSameHost(request)) request.headers.referer = OURSELVES;
      this.#follow(request, response, code, domain);
    } catch (error) {
      giveUp(response, error);
    }
    return true;
  };

  #follow(request: RedirectRequest, response: RedirectResponse, code: string, domain: ServedDomain | null): void {
    const isPosted = request.method === 'POST';
    if (!isPosted && request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(request, response);
    const answer = isPosted ? this.#unlock : isPreview(request, code) ? this.#preview : this.#answer;
    const key = linkKey({ shortCode: code, domainId: domain && domain.id });
    const known = this.#links.peek(key);
    if (known !== undefined) return answer.call(this, request, response, known);
    const began = performance.now();
    this.#links
      .load(key)
      .then(
        (link) => {
          if (!isGone(response)) answer.call(this, request, response, link, began);
        },
        () => this.#refuseForNow(request, response),
      )
      .catch((error: unknown) => giveUp(response, error));
  }

  #refuseForNow(request: RedirectRequest, response: RedirectResponse): void {
    this.#figures.unavailable++;
    response.setHeader('retry-after', '5');
    sendProblem(request, response, 'unavailable');
  }

  /** `began` is when a link was looked up that was not in memory. */
  #answer(request: RedirectRequest, response: RedirectResponse, found: RedirectLink | null, began?: number): void {
    const rest = restOf(request.url!);
    const problem = problemOf(found) ?? problemBehind(found!, rest);
    if (problem !== null) {
      this.#figures.refused++;
      return refuse(request, response, found, problem);
    }
    if (this.#isLocked(request, found!)) return this.#ask(request, response, found!);
    if (asksForCard(request, found!)) return this.#showCard(request, response, found!);
    this.#figures[isAhead(request) ? 'refused' : 'followed']++;
    const { experiment, rules, apps } = found!;
    if (!rules && !experiment && !apps) return this.#leadTo(request, response, found!, began);
    const undecided = rawClick(request, found!);
    const lead = (ruled: RedirectLink | null) => {
      if (isGone(response)) return;
      const link =
        ruled ?? (apps && appOf(apps, undecided)) ?? (experiment ? variantOf(experiment, undecided) : found!);
      this.#leadTo(request, response, link, began, undecided);
    };
    const ruled = rules && ruleOf(found!, request, undecided, this.#ruleParts);
    if (!(ruled instanceof Promise)) return lead(ruled);
    ruled.then(lead).catch((error: unknown) => giveUp(response, error));
  }

  /** Answers a preview with the card of the link, and stores it as the preview that it is, like one that is led on. */
  #showCard(request: RedirectRequest, response: RedirectResponse, link: RedirectLink): void {
    this.#figures.followed++;
    const click = rawClick(request, link);
    click.attempts = attemptsOf(request, click, speedWithoutPage(request, link), false);
    this.#journal.append(journaledOf(click, link), () => sendCard(request, response, codeOf(request.url!)!, link));
  }

  /** Whether a visitor has yet to tell the password; one who has told it comes from where the link was opened. */
  #isLocked(request: RedirectRequest, link: RedirectLink): boolean {
    if (link.passwordHash === null) return false;
    const pass = this.#passes.read(request.headers.cookie, link);
    if (pass) arriveFrom(request, pass.referrer);
    return pass === null;
  }

  #ask(request: RedirectRequest, response: RedirectResponse, { apps }: RedirectLink): void {
    this.#figures.refused++;
    askPassword(request, response, {
      code: codeOf(request.url!)!,
      referrer: request.headers.referer ?? '',
      hasApps: apps !== null,
    });
  }

  /** Takes the password of a link; nothing else is sent to one. */
  #unlock(request: RedirectRequest, response: RedirectResponse, link: RedirectLink | null): void {
    if (!link || link.passwordHash === null) return refuseMethod(request, response);
    const problem = problemAt(request, link);
    if (problem) return refuse(request, response, link, problem);
    receivePassword(request, response, codeOf(request.url!)!, { link, passes: this.#passes }).catch((error: unknown) =>
      giveUp(response, error),
    );
  }

  /** Answers with the destination that is decided; `undecided` is the click as it was before that, where it took one. */
  #leadTo(
    request: RedirectRequest,
    response: RedirectResponse,
    decided: RedirectLink,
    began?: number,
    undecided?: RawClick,
  ): void {
    const link = withAddress(request, decided);
    if (this.#isOfOwner(request, link)) return isAhead(request) ? refuseAhead(response) : sendOn(response, link);
    const click = undecided ? ledTo(undecided, request, link) : rawClick(request, link);
    const lead = () => this.#leadClick(request, response, click, link, began);
    if (link.maxClicks === null || isProgram(click)) lead();
    else this.#letThrough(request, response, link, lead);
  }

  /** Leads somebody on with a share of the people that the link lets through. */
  #letThrough(request: RedirectRequest, response: RedirectResponse, link: RedirectLink, lead: () => void): void {
    const share = this.#shares.take(link, keyOf(request));
    if (share === true) return lead();
    const settled = (one: Share | null) => {
      if (isGone(response)) void (one && this.#shares.putBack(one));
      else if (one) lead();
      else refuse(request, response, link, 'usedUp');
    };
    share.then(settled, () => this.#refuseForNow(request, response)).catch((error: unknown) => giveUp(response, error));
  }

  /** Answers a click that is let through. */
  #leadClick(
    request: RedirectRequest,
    response: RedirectResponse,
    click: RawClick,
    led: RedirectLink,
    began?: number,
  ): void {
    const isRemembered = led.visitZone !== null && !isAhead(request);
    const link = isRemembered ? withVisit(request, click, led, this.#ruleParts.visits) : led;
    if (link.measured && isMeasurable(request, click)) return this.#measure(request, response, click, link, began);
    if (isAhead(request)) return this.#journal.append(journaledOf(click, link), () => refuseAhead(response));
    this.#leadPlainly(request, response, click, link, speedWithoutPage(request, link));
  }

  /** Whether a browser asks whose clicks on this link its owner does not want counted. */
  #isOfOwner({ headers: { cookie } }: RedirectRequest, { ownerId }: RedirectLink): boolean {
    return cookie !== undefined && this.#ownClicks.isOwn(cookie, ownerId);
  }

  /** Answers with a redirect, which tells a website of the owner which click led to it. */
  #leadPlainly(
    request: RedirectRequest,
    response: RedirectResponse,
    click: RawClick,
    link: RedirectLink,
    speed: SpeedAttempt,
  ): void {
    const destination = link.isAttributed ? attributedDestination(request, click, link) : link.destination;
    this.#lead(request, click, link, { speed, isReported: false }, (lead) => lead(response, link, destination));
  }

  /** Tells where a link leads. */
  #preview(request: RedirectRequest, response: RedirectResponse, link: RedirectLink | null): void {
    const problem = problemAt(request, link);
    if (problem !== null) refuse(request, response, link, problem);
    else if (this.#isLocked(request, link!)) this.#ask(request, response, link!);
    else sendPreview(request, response, codeOf(request.url!)!, link!);
  }

  /** Journals a click and answers it, then asks for its round trip. What is answered may report one by itself. */
  #lead(
    request: RedirectRequest,
    click: RawClick,
    link: RedirectLink,
    { speed, isReported }: { speed: SpeedAttempt; isReported: boolean },
    answer: (lead: Lead) => void,
  ): void {
    const ask = this.#roundTrips.of(request, click);
    click.attempts = attemptsOf(request, click, speed, isReported || ask !== null);
    this.#journal.append(journaledOf(click, link), () => {
      answer(isAsking(click) ? sendOnAsking : sendOn);
      ask?.();
    });
  }

  /** Answers a click whose way is measured, unless the page holds visitors of its place up for too long. */
  #measure(
    request: RedirectRequest,
    response: RedirectResponse,
    click: RawClick,
    link: RedirectLink,
    began = performance.now(),
  ): void {
    const answer = (slow: SpeedAttempt | null) => {
      if (isGone(response)) return;
      const measured = slow ? null : measuredAnswer(request, click, link, began);
      if (!measured) return this.#leadPlainly(request, response, click, link, slow ?? '');
      const speed = speedOfPage(request, link);
      this.#lead(request, click, link, { speed, isReported: true }, () => measured(response));
    };
    const isPage = link.measured === 'redirect';
    if (isPage && isFar(request)) return answer('Slow handshake');
    const slow = isPage && this.#fallbacks.concern(click.address);
    if (!slow) return answer(null);
    slow
      .then((isSlow) => answer(isSlow ? 'Slow network or country' : null))
      .catch((error: unknown) => giveUp(response, error));
  }
}
