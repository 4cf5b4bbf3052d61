import { spend } from '../account/rates.ts';
import type { Viewer } from '../common/viewer.ts';
import { getDomain, noDomain } from './list-domains.ts';
import { lookAt } from './look.ts';
import { settleLook, type Settled } from './settle-look.ts';

/**
 * Looks for the TXT record and the address of the viewer's domain now, and stores what was found; says which step is missing.
 * Refuses NOT_FOUND and RATE_LIMITED.
 */
export async function verifyDomain(viewer: Viewer, id: number): Promise<Settled> {
  await spend(viewer, 'verify');
  const settled = await settleLook(id, await lookAt(await getDomain(viewer, id)));
  if (!settled) throw noDomain(); // removed while the name servers were asked
  return settled;
}
