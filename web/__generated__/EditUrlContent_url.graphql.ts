/**
 * @generated SignedSource<<1dfa1d28ca576637dad36053a711f925>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditUrlContent_url$data = {
  readonly shortCode: string;
  readonly " $fragmentSpreads": FragmentRefs<"EditUrlForm_url" | "UrlFacts_url">;
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditUrlForm_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlFacts_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "f050241ee6eabe032d64aa4dad0cdfba";

export default node;
