/**
 * @generated SignedSource<<d3fe483b4eec966fdeff4f0eabaf6229>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditUrlContent_url$data = {
  readonly domain: string | null | undefined;
  readonly shortCode: string;
  readonly " $fragmentSpreads": FragmentRefs<"ExperimentPanel_url" | "UrlFacts_url" | "useEditableUrl_url">;
  readonly " $fragmentType": "EditUrlContent_url";
};
export type EditUrlContent_url$key = {
  readonly " $data"?: EditUrlContent_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditUrlContent_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditUrlContent_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortCode",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "useEditableUrl_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlFacts_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ExperimentPanel_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "8d70c0749ce6f03fba885346287dee7d";

export default node;
