/**
 * @generated SignedSource<<5ce7b9622e338db15903eb46edb844ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UrlStatus = "ACTIVE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "LIMIT_REACHED" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type UrlCard_url$data = {
  readonly createdAt: string;
  readonly description: string | null | undefined;
  readonly expiresAt: string | null | undefined;
  readonly hasPassword: boolean;
  readonly isActive: boolean;
  readonly maxClicks: number | null | undefined;
  readonly redirectRules: ReadonlyArray<{
    readonly __typename: "RedirectRule";
  }>;
  readonly shortCode: string;
  readonly shortUrl: string;
  readonly startsAt: string | null | undefined;
  readonly status: UrlStatus;
  readonly suspension: {
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AppFacts_url" | "ImportFact_url" | "TagsFact_url" | "UrlFigures_url" | "UrlStatusBadge_url" | "useRules_url" | "useUrlTest_url">;
  readonly " $fragmentType": "UrlCard_url";
};
export type UrlCard_url$key = {
  readonly " $data"?: UrlCard_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlCard_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlCard_url",
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
      "name": "shortUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxClicks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "expiresAt",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UrlFigures_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useUrlTest_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppFacts_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ImportFact_url"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RedirectRule",
      "kind": "LinkedField",
      "name": "redirectRules",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRules_url"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TagsFact_url"
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "f3ea84d3fb6ffbd199268ca342ce451d";

export default node;
