// The sign-in page's whole script. Most visitors only pass through it, so it does without the app.
import './login.css';
import { openLogin } from './session/login-page.ts';
import { startTheme } from './ui/theme.ts';

startTheme();
void openLogin(window.location.search);
