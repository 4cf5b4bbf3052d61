/**
 * @generated SignedSource<<9e1629c4a0a437b8f9df3b39ea0fad19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopUrls_dashboard$data = {
  readonly topUrls: ReadonlyArray<{
    readonly clicks: number;
    readonly url: {
      readonly id: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TopUrlRow_entry">;
  }>;
  readonly " $fragmentType": "TopUrls_dashboard";
};
export type TopUrls_dashboard$key = {
  readonly " $data"?: TopUrls_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopUrls_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopUrls_dashboard",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "UrlClicks",
      "kind": "LinkedField",
      "name": "topUrls",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ShortUrl",
          "kind": "LinkedField",
          "name": "url",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TopUrlRow_entry"
        }
      ],
      "storageKey": "topUrls(first:5)"
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "c4fede850ecc3b677f3769f527a7c488";

export default node;
