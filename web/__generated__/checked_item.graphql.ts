/**
 * @generated SignedSource<<85c3b23a9ed1dcdfa820e5301270bb68>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BatchCheckState = "ACTIVE" | "AVAILABLE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "LIMIT_REACHED" | "REFUSED" | "SCHEDULED" | "TAKEN" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type checked_item$data = {
  readonly destinations: ReadonlyArray<string>;
  readonly hops: ReadonlyArray<{
    readonly status: number | null | undefined;
  }>;
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

(node as any).hash = "87626fff989bda1dd55b09b157458112";

export default node;
