/**
 * @generated SignedSource<<f7f71e47dadc6ddd1d2ef32636bc5c39>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type factColumns_row$data = {
  readonly facts: {
    readonly averageSessionTime: number | null | undefined;
    readonly bounceRate: number | null | undefined;
    readonly conversionRate: number | null | undefined;
  };
  readonly " $fragmentType": "factColumns_row";
};
export type factColumns_row$key = {
  readonly " $data"?: factColumns_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"factColumns_row">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "factColumns_row"
};

(node as any).hash = "ee4c6cc4a21fdbc741f5230aaae30c06";

export default node;
