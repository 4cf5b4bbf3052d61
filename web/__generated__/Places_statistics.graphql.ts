/**
 * @generated SignedSource<<f350991ee91c8c35d3631bc16d9cf508>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Places_statistics$data = {
  readonly countries: ReadonlyArray<{
    readonly avgRttMs: number | null | undefined;
    readonly avgSpeedMbps: number | null | undefined;
    readonly count: number;
    readonly country: string;
  }>;
  readonly providers: ReadonlyArray<{
    readonly asn: number | null | undefined;
    readonly avgRttMs: number | null | undefined;
    readonly avgSpeedMbps: number | null | undefined;
    readonly count: number;
    readonly organisation: string;
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
  "name": "avgSpeedMbps",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avgRttMs",
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
        (v1/*:: as any*/),
        (v2/*:: as any*/)
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
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "WebsiteStatistics",
  "abstractKey": null
};
})();

(node as any).hash = "f2c3d0a739c0de70b7b2840deb1908cf";

export default node;
