/**
 * @generated SignedSource<<be91ef766536629b041e0bc01072f824>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Countries_dashboard$data = {
  readonly countries: ReadonlyArray<{
    readonly clicks: number;
    readonly code: string | null | undefined;
    readonly latitude: number | null | undefined;
    readonly longitude: number | null | undefined;
    readonly name: string;
    readonly numericCode: string | null | undefined;
    readonly percentage: number;
    readonly visitors: number;
  }>;
  readonly " $fragmentType": "Countries_dashboard";
};
export type Countries_dashboard$key = {
  readonly " $data"?: Countries_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"Countries_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Countries_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CountryShare",
      "kind": "LinkedField",
      "name": "countries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
          "name": "numericCode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "visitors",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percentage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "927d527b50d8970953ff65c29309bc44";

export default node;
