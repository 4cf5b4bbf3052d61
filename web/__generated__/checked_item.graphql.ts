/**
 * @generated SignedSource<<b0d6cf9d41c8f2579ac8d40bd58ed562>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BatchCheckState = "ACTIVE" | "AVAILABLE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "REFUSED" | "TAKEN" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type checked_item$data = {
  readonly destination: string | null | undefined;
  readonly isReachable: boolean | null | undefined;
  readonly item: string;
  readonly reason: string | null | undefined;
  readonly state: BatchCheckState;
  readonly url: {
    readonly id: string;
  } | null | undefined;
  readonly warning: string | null | undefined;
  readonly " $fragmentType": "checked_item";
};
export type checked_item$key = {
  readonly " $data"?: checked_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"checked_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "checked_item"
};

(node as any).hash = "9a8508a23ced2f21d8ea0a28d21dba5a";

export default node;
