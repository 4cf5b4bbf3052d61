/**
 * @generated SignedSource<<5f2ca5f8818d9bdbadaf2b2c0f4179fc>>
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
  readonly " $fragmentSpreads": FragmentRefs<"ConversionKey_website" | "SampleSetting_website" | "SnippetStatus_website">;
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
      "name": "SampleSetting_website"
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

(node as any).hash = "ec25bdb9529da7e4931f43f4b1032895";

export default node;
