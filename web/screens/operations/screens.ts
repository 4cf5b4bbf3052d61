import { OperatorsScreen } from './OperatorsScreen.tsx';
import { TakedownsScreen } from './TakedownsScreen.tsx';

/** The screens of operators by the names of their paths. */
export const screens = { operators: OperatorsScreen, takedowns: TakedownsScreen };
