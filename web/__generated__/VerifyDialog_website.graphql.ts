/**
 * @generated SignedSource<<dc99035bd6e46ffe420412ba6c29c37a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerifyDialog_website$data = {
  readonly domain: string;
  readonly id: string;
  readonly proofs: {
    readonly dnsName: string;
    readonly dnsValue: string;
    readonly fileContent: string;
    readonly fileUrl: string;
    readonly metaTag: string;
    readonly scriptTag: string;
  };
  readonly " $fragmentType": "VerifyDialog_website";
};
export type VerifyDialog_website$key = {
  readonly " $data"?: VerifyDialog_website$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerifyDialog_website">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerifyDialog_website",
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
      "concreteType": "WebsiteProofs",
      "kind": "LinkedField",
      "name": "proofs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dnsName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dnsValue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileContent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "metaTag",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scriptTag",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Website",
  "abstractKey": null
};

(node as any).hash = "9a4e2c0bf23c1d432604dabee0fcfac3";

export default node;
