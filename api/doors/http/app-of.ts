import { readAgent } from '../../click-model/agent.ts';
import { appSystemOf } from '../../click-model/app-system.ts';
import { systems } from '../../click-model/dimensions.ts';
import type { RawClick } from '../../click-model/record.ts';
import type { RedirectLink } from '../../urls/redirect-link.ts';
import { isProgram } from './raw-click.ts';

/** The link as it leads people on the system of a click; null where that leads nowhere else, and for programs, which have no apps. */
export function appOf(apps: NonNullable<RedirectLink['apps']>, click: RawClick): RedirectLink | null {
  const kind = appSystemOf(systems[readAgent(click.userAgent, click.hints).os]!);
  return (kind && !isProgram(click) && apps[kind]) || null;
}
