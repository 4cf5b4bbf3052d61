/**
 * @generated SignedSource<<309e225e83068d8d3192d741b87b8311>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SnippetDialog_website$data = {
  readonly domain: string;
  readonly isVerified: boolean;
  readonly snippet: {
    readonly code: string;
    readonly host: string;
    readonly pinnedCode: string;
    readonly version: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ConversionKey_website">;
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
      "kind": "ScalarField",
      "name": "isVerified",
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
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "dded98cf6efbbdf9d576fc0c5bcf361d";

export default node;
