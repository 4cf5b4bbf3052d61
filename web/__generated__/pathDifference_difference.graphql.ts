/**
 * @generated SignedSource<<2afc3531fb60fe81aed1f58f4f53ca62>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type PathVerdict = "FIRST_HIGHER" | "NO_REAL_DIFFERENCE" | "SECOND_HIGHER" | "TOO_FEW";
import type { FragmentRefs } from "relay-runtime";
export type pathDifference_difference$data = {
  readonly high: number | null | undefined;
  readonly low: number | null | undefined;
  readonly verdict: PathVerdict;
  readonly " $fragmentType": "pathDifference_difference";
};
export type pathDifference_difference$key = {
  readonly " $data"?: pathDifference_difference$data;
  readonly " $fragmentSpreads": FragmentRefs<"pathDifference_difference">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "pathDifference_difference"
};

(node as any).hash = "5a13ee8f7d65a57696b90d0ee5445d03";

export default node;
