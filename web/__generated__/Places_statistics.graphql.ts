/**
 * @generated SignedSource<<b8476f2a16dc6ea80425f2011354b22f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Places_statistics$data = {
  readonly countries: ReadonlyArray<{
    readonly count: number;
    readonly country: string;
    readonly roundTrip: {
      readonly p50: number | null | undefined;
    };
    readonly speed: {
      readonly p50: number | null | undefined;
      readonly p50IsLowerBound: boolean;
    };
  }>;
  readonly providers: ReadonlyArray<{
    readonly asn: number | null | undefined;
    readonly count: number;
    readonly organisation: string;
    readonly roundTrip: {
      readonly p50: number | null | undefined;
    };
    readonly speed: {
      readonly p50: number | null | undefined;
      readonly p50IsLowerBound: boolean;
    };
  }>;
  readonly " $fragmentType": "Places_statistics";
};
export type Places_statistics$key = {
  readonly " $data"?: Places_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"Places_statistics">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "speed",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "p50IsLowerBound",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Percentiles",
  "kind": "LinkedField",
  "name": "roundTrip",
  "plural": false,
  "selections": [
    (v1/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Places_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MeasuredProvider",
      "kind": "LinkedField",
      "name": "providers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "organisation",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asn",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MeasuredCountry",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "country",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "WebsiteStatistics",
  "abstractKey": null
};
})();

(node as any).hash = "741b34c978aa643d2d113f081a9bbcc3";

export default node;
