/**
 * @generated SignedSource<<1b50885e3cbb9c321ac50239765200e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DomainStatus = "FAILING" | "LIVE" | "UNCONNECTED" | "UNVERIFIED";
import type { FragmentRefs } from "relay-runtime";
export type DomainState_domain$data = {
  readonly checkedAt: string | null | undefined;
  readonly createdAt: string;
  readonly failingSince: string | null | undefined;
  readonly host: string;
  readonly isDefault: boolean;
  readonly notFoundUrl: string | null | undefined;
  readonly problem: string | null | undefined;
  readonly rootUrl: string | null | undefined;
  readonly status: DomainStatus;
  readonly " $fragmentType": "DomainState_domain";
};
export type DomainState_domain$key = {
  readonly " $data"?: DomainState_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainState_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainState_domain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "host",
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
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failingSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkedAt",
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
      "name": "rootUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notFoundUrl",
      "storageKey": null
    }
  ],
  "type": "Domain",
  "abstractKey": null
};

(node as any).hash = "8b29d9b61e86eae872a4d8342cd43b28";

export default node;
