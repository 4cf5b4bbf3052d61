/**
 * @generated SignedSource<<ee2f74b73975c2c6456d842881da2788>>
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
  readonly " $fragmentSpreads": FragmentRefs<"CertificateState_domain">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CertificateState_domain"
    }
  ],
  "type": "Domain",
  "abstractKey": null
};

(node as any).hash = "92133a238cf5b1f9c96eaf9a7295061a";

export default node;
