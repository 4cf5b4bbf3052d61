/**
 * @generated SignedSource<<44be6f4f2dc7d2cac1573fd91be23511>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlFacts_url$data = {
  readonly botCount: number;
  readonly clickCount: number;
  readonly createdAt: string;
  readonly lastClickedAt: string | null | undefined;
  readonly shortUrl: string;
  readonly suspension: {
    readonly reason: string;
  } | null | undefined;
  readonly updatedAt: string;
  readonly visitors: number;
  readonly " $fragmentSpreads": FragmentRefs<"UrlStatusBadge_url">;
  readonly " $fragmentType": "UrlFacts_url";
};
export type UrlFacts_url$key = {
  readonly " $data"?: UrlFacts_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlFacts_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlFacts_url",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "clickCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "botCount",
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
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastClickedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkSuspension",
      "kind": "LinkedField",
      "name": "suspension",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlStatusBadge_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "f613d882a1a8c6070a8449be85d5cdf7";

export default node;
