/**
 * @generated SignedSource<<c7547852a334f33f89d89c423a082e21>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountJobState = "done" | "failed" | "running" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type DeleteOldClicks_job$data = {
  readonly before: string | null | undefined;
  readonly done: number;
  readonly state: AccountJobState;
  readonly total: number;
  readonly " $fragmentType": "DeleteOldClicks_job";
};
export type DeleteOldClicks_job$key = {
  readonly " $data"?: DeleteOldClicks_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteOldClicks_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteOldClicks_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    }
  ],
  "type": "AccountJob",
  "abstractKey": null
};

(node as any).hash = "0b9cd5bc707237778070147988e93468";

export default node;
