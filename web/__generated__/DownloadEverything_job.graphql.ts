/**
 * @generated SignedSource<<c4e4eecb6edf80c34fc7a1b76385e243>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccountJobState = "done" | "failed" | "running" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type DownloadEverything_job$data = {
  readonly bytes: number | null | undefined;
  readonly createdAt: string;
  readonly done: number;
  readonly failure: string | null | undefined;
  readonly id: string;
  readonly state: AccountJobState;
  readonly total: number;
  readonly " $fragmentType": "DownloadEverything_job";
};
export type DownloadEverything_job$key = {
  readonly " $data"?: DownloadEverything_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadEverything_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DownloadEverything_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "bytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "AccountJob",
  "abstractKey": null
};

(node as any).hash = "a76369e582014407f4ebeb94a3fd209c";

export default node;
