/**
 * @generated SignedSource<<c9163d1e6a39da9c17b08a12e6036485>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FallbackKind = "COUNTRY" | "NETWORK";
import type { FragmentRefs } from "relay-runtime";
export type DelayReceipts_viewer$data = {
  readonly network: {
    readonly delays: {
      readonly byCountry: ReadonlyArray<{
        readonly measurements: number;
        readonly name: string | null | undefined;
        readonly p50Ms: number | null | undefined;
        readonly p95Ms: number | null | undefined;
        readonly pages: number;
      }>;
      readonly measurements: number;
      readonly p50Ms: number | null | undefined;
      readonly p95Ms: number | null | undefined;
      readonly p99Ms: number | null | undefined;
      readonly pages: number;
      readonly " $fragmentSpreads": FragmentRefs<"DelayCoverage_delays">;
    };
    readonly fallbacks: ReadonlyArray<{
      readonly kind: FallbackKind;
      readonly p95Ms: number;
      readonly place: string;
      readonly since: string;
    }>;
  };
  readonly " $fragmentType": "DelayReceipts_viewer";
};
export type DelayReceipts_viewer$key = {
  readonly " $data"?: DelayReceipts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DelayReceipts_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pages",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "measurements",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p50Ms",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "p95Ms",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "days"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DelayReceipts_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewerNetwork",
      "kind": "LinkedField",
      "name": "network",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "days",
              "variableName": "days"
            }
          ],
          "concreteType": "Delays",
          "kind": "LinkedField",
          "name": "delays",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "DelayCoverage_delays"
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "p99Ms",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PlaceDelay",
              "kind": "LinkedField",
              "name": "byCountry",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Fallback",
          "kind": "LinkedField",
          "name": "fallbacks",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "place",
              "storageKey": null
            },
            (v3/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "since",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "da0809660e8395d52fcc85fa8b0abd8f";

export default node;
