/**
 * @generated SignedSource<<072e9844c2fbc6d3fbed4b6916f1d4c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type factColumns_row$data = {
  readonly facts: {
    readonly bounceRate: number | null | undefined;
    readonly conversionRate: number | null | undefined;
    readonly sessionTime: {
      readonly p50: number | null | undefined;
    };
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

(node as any).hash = "464fa68732a83f31dabe4d21fc9d84a2";

export default node;
