/**
 * @generated SignedSource<<8f6e309d1c9cbb6a877e07d51f313cee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportFormat = "bitly" | "dub" | "footbridge" | "kutt" | "other" | "rebrandly" | "shlink" | "short_io" | "yourls";
export type ImportState = "done" | "failed" | "running" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type ImportRow_import$data = {
  readonly created: number;
  readonly createdAt: string;
  readonly done: number;
  readonly failure: string | null | undefined;
  readonly format: ImportFormat;
  readonly number: number;
  readonly refused: number;
  readonly renamed: number;
  readonly skipped: number;
  readonly state: ImportState;
  readonly total: number;
  readonly undoUntil: string | null | undefined;
  readonly undoneAt: string | null | undefined;
  readonly " $fragmentType": "ImportRow_import";
};
export type ImportRow_import$key = {
  readonly " $data"?: ImportRow_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportRow_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportRow_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
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
      "name": "created",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "renamed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "skipped",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    }
  ],
  "type": "LinkImport",
  "abstractKey": null
};

(node as any).hash = "6d7aeeb89adffc8d1a4292973a1bbcbe";

export default node;
