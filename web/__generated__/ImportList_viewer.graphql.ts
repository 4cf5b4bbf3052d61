/**
 * @generated SignedSource<<7b8b7791df2cd235d6b5d9d2c3671ded>>
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
    readonly undoneAt: string | null | undefined;
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "undoneAt",
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

(node as any).hash = "7a541fc001bb12c31dc8ad3d1fdfee2a";

export default node;
