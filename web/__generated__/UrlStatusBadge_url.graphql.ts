/**
 * @generated SignedSource<<52294b59b478eab7456f5158c59f0aff>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UrlStatusBadge_url$data = {
  readonly expiresAt: string | null | undefined;
  readonly isActive: boolean;
  readonly startsAt: string | null | undefined;
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

(node as any).hash = "6f87afcd20b806213dd6c79f8f489095";

export default node;
