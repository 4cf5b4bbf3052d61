/**
 * @generated SignedSource<<19bf5f17bbe349f9dca4d8e7efe3479e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ImportFormat = "bitly" | "dub" | "footbridge" | "kutt" | "other" | "rebrandly" | "shlink" | "short_io" | "yourls";
import type { FragmentRefs } from "relay-runtime";
export type ImportList_viewer$data = {
  readonly imports: ReadonlyArray<{
    readonly created: number;
    readonly createdAt: string;
    readonly format: ImportFormat;
    readonly number: number;
    readonly undoUntil: string | null | undefined;
    readonly undoneAt: string | null | undefined;
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
          "name": "format",
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
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "8c5deda216973dfd356a166d8dbc46bd";

export default node;
