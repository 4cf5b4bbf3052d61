/**
 * @generated SignedSource<<d84d03d294ce5eabd1cb84423b6aed69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DomainStatus = "FAILING" | "LIVE" | "UNCONNECTED" | "UNVERIFIED";
import type { FragmentRefs } from "relay-runtime";
export type DomainCard_domain$data = {
  readonly host: string;
  readonly id: string;
  readonly isDefault: boolean;
  readonly status: DomainStatus;
  readonly " $fragmentSpreads": FragmentRefs<"AppsForm_domain" | "DestinationsForm_domain" | "DomainRecords_domain" | "DomainState_domain">;
  readonly " $fragmentType": "DomainCard_domain";
};
export type DomainCard_domain$key = {
  readonly " $data"?: DomainCard_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainCard_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainCard_domain",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DomainState_domain"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DomainRecords_domain"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DestinationsForm_domain"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AppsForm_domain"
    }
  ],
  "type": "Domain",
  "abstractKey": null
};

(node as any).hash = "23998263c4fb2b9e48d39e6a03ae975c";

export default node;
