/**
 * @generated SignedSource<<474a13e62d442d92813328c95e63f304>>
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
  readonly uniqueVisitors: number;
  readonly updatedAt: string;
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
      "name": "uniqueVisitors",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlStatusBadge_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "75d186cdb0a72b62c026c23845e8ea98";

export default node;
