/**
 * @generated SignedSource<<dbb5d858e3d2390d9478f6a6ab989744>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TesterTab_viewer$data = {
  readonly websites: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"SnippetTool_website">;
  }>;
  readonly " $fragmentType": "TesterTab_viewer";
};
export type TesterTab_viewer$key = {
  readonly " $data"?: TesterTab_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TesterTab_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TesterTab_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Website",
      "kind": "LinkedField",
      "name": "websites",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SnippetTool_website"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f6e3d5ee4aed60f82c29de653a744add";

export default node;
