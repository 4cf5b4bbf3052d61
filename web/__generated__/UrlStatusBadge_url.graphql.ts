/**
 * @generated SignedSource<<78f175adb9307d072a8c39a91a0c6b74>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UrlStatus = "ACTIVE" | "EXPIRED" | "EXPIRING" | "INACTIVE" | "LIMIT_REACHED" | "SCHEDULED";
import type { FragmentRefs } from "relay-runtime";
export type UrlStatusBadge_url$data = {
  readonly expiresAt: string | null | undefined;
  readonly isActive: boolean;
  readonly startsAt: string | null | undefined;
  readonly status: UrlStatus;
  readonly suspension: {
    readonly reason: string;
  } | null | undefined;
  readonly " $fragmentType": "UrlStatusBadge_url";
};
export type UrlStatusBadge_url$key = {
  readonly " $data"?: UrlStatusBadge_url$data;
  readonly " $fragmentSpreads": FragmentRefs<"UrlStatusBadge_url">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UrlStatusBadge_url",
  "selections": [
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
      "name": "expiresAt",
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
    }
  ],
  "type": "ShortUrl",
  "abstractKey": null
};

(node as any).hash = "f1aae94ebeea36cbfb642261ea8c15b0";

export default node;
