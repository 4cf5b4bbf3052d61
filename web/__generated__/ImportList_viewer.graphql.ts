/**
 * @generated SignedSource<<1a9e6f8d461bfa3c84fbd115fd9003f5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportState = "done" | "failed" | "running" | "waiting";
import type { FragmentRefs } from "relay-runtime";
export type ImportList_viewer$data = {
  readonly imports: ReadonlyArray<{
    readonly created: number;
    readonly number: number;
    readonly state: ImportState;
    readonly " $fragmentSpreads": FragmentRefs<"ImportRow_import">;
  }>;
  readonly " $fragmentType": "ImportList_viewer";
};
export type ImportList_viewer$key = {
  readonly " $data"?: ImportList_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportList_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImportList_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkImport",
      "kind": "LinkedField",
      "name": "imports",
      "plural": true,
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
          "name": "state",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ImportRow_import"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "602a3d4c94f810bc0d34e2ee3e56de9e";

export default node;
