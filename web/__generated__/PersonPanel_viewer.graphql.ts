/**
 * @generated SignedSource<<53e5559197a115256af55da7a7bdd794>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PersonPanel_viewer$data = {
  readonly countryOfTimeZone: string | null | undefined;
  readonly email: string | null | undefined;
  readonly firstName: string;
  readonly firstWeekday: number;
  readonly homeCountry: string | null | undefined;
  readonly timeZone: string;
  readonly " $fragmentType": "PersonPanel_viewer";
};
export type PersonPanel_viewer$key = {
  readonly " $data"?: PersonPanel_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPanel_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PersonPanel_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firstWeekday",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homeCountry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "countryOfTimeZone",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f890d90b1676e1987e6d264d54e2baab";

export default node;
