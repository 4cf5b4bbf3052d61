/**
 * @generated SignedSource<<fee4ece296525808167378bd54fc1513>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SpeedShares_share$data = {
  readonly mbps: number;
  readonly percentage: number | null | undefined;
  readonly " $fragmentType": "SpeedShares_share";
};
export type SpeedShares_share$key = {
  readonly " $data"?: SpeedShares_share$data;
  readonly " $fragmentSpreads": FragmentRefs<"SpeedShares_share">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "SpeedShares_share"
};

(node as any).hash = "31f6425150ee6fb19583e7b95e7c42e4";

export default node;
