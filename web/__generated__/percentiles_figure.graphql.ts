/**
 * @generated SignedSource<<99bd4ce9f4d04ed87affd450a86a2932>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type percentiles_figure$data = {
  readonly count: number;
  readonly p50: number | null | undefined;
  readonly p50IsLowerBound?: boolean;
  readonly p75: number | null | undefined;
  readonly p75IsLowerBound?: boolean;
  readonly p95: number | null | undefined;
  readonly p95IsLowerBound?: boolean;
  readonly " $fragmentType": "percentiles_figure";
};
export type percentiles_figure$key = {
  readonly " $data"?: percentiles_figure$data;
  readonly " $fragmentSpreads": FragmentRefs<"percentiles_figure">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "percentiles_figure"
};

(node as any).hash = "61226d567d6d29c077ca8c8b600a2710";

export default node;
