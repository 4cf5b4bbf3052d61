/**
 * @generated SignedSource<<c4a3c8109b60cacc0360c0c2a9ee548d>>
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
  readonly notChecked: string | null | undefined;
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

(node as any).hash = "ed81dc49478531ebf37532b9f3ead768";

export default node;
