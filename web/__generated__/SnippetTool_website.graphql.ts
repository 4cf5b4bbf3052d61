/**
 * @generated SignedSource<<2383c57de78845507c5034e11eeca56a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnippetTool_website$data = ReadonlyArray<{
  readonly domain: string;
  readonly id: string;
  readonly snippetToken: string;
  readonly " $fragmentType": "SnippetTool_website";
}>;
export type SnippetTool_website$key = ReadonlyArray<{
  readonly " $data"?: SnippetTool_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnippetTool_website">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SnippetTool_website",
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
      "name": "domain",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snippetToken",
      "storageKey": null
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "da02f8ba4316ddbe62197e252d02b062";

export default node;
