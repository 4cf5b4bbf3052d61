/**
 * @generated SignedSource<<20f293a5ebd56eb963e489fc1f9ab1e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnippetDialog_website$data = {
  readonly domain: string;
  readonly snippet: {
    readonly code: string;
    readonly host: string;
    readonly pinnedCode: string;
    readonly tagManagerCode: string;
    readonly version: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConversionKey_website" | "SnippetStatus_website">;
  readonly " $fragmentType": "SnippetDialog_website";
};
export type SnippetDialog_website$key = {
  readonly " $data"?: SnippetDialog_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnippetDialog_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SnippetDialog_website",
  "selections": [
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
      "concreteType": "WebsiteSnippet",
      "kind": "LinkedField",
      "name": "snippet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pinnedCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tagManagerCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversionKey_website"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SnippetStatus_website"
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "95c17d3f15e2f4c711a166c2a49f2cd8";

export default node;
