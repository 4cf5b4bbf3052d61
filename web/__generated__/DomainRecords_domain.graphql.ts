/**
 * @generated SignedSource<<0f00f13959492cd4a3f1486bd3f877e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DomainStatus = "FAILING" | "LIVE" | "UNCONNECTED" | "UNVERIFIED";
import type { FragmentRefs } from "relay-runtime";
export type DomainRecords_domain$data = {
  readonly addressRecord: {
    readonly name: string;
    readonly type: string;
    readonly value: string;
  } | null | undefined;
  readonly host: string;
  readonly proofRecord: {
    readonly name: string;
    readonly type: string;
    readonly value: string;
  };
  readonly status: DomainStatus;
  readonly " $fragmentType": "DomainRecords_domain";
};
export type DomainRecords_domain$key = {
  readonly " $data"?: DomainRecords_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainRecords_domain">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainRecords_domain",
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
      "concreteType": "DnsRecord",
      "kind": "LinkedField",
      "name": "proofRecord",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DnsRecord",
      "kind": "LinkedField",
      "name": "addressRecord",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Domain",
  "abstractKey": null
};
})();

(node as any).hash = "2a9bd74b4e41380bce976edddbafb29d";

export default node;
