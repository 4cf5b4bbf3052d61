import { UserError } from '../common/user-error.ts';

const RETRY_SECONDS = 5;

/** Clicks cannot be read at the moment, and everything else can: the one part of an answer is missing. */
export class ClicksAway extends UserError {
  constructor(cause: unknown) {
    super(
      'UNAVAILABLE',
      'Clicks cannot be shown at the moment. None is lost; please try again.',
      undefined,
      RETRY_SECONDS,
    );
    this.cause = cause;
  }
}

/** Likewise, because ClickHouse does not have the tables so far, or somebody has dropped them. */
export class ClickTablesMissing extends ClicksAway {}

/** ClickHouse gave up a question that took too long, or too much memory. */
export class ClicksTooMany extends UserError {
  constructor() {
    super('UNAVAILABLE', 'This takes longer than it may. Please choose fewer days or fewer filters.');
  }
}
