// The API page lists the calls of administrators only to them: who enters a session token under "Authorize" gets the description anew, with it.
const makePage = window.SwaggerUIBundle;
let token = '';

const listAgain = () => ({
  statePlugins: {
    auth: {
      wrapActions: {
        authorize:
          (authorize, { specActions }) =>
          (payload) => {
            authorize(payload);
            if (payload.session === undefined) return;
            token = payload.session.value;
            specActions.download();
          },
      },
    },
  },
});

const withToken = (request) => {
  if (request.loadSpec && token !== '') request.headers = { ...request.headers, 'sk-token': token };
  return request;
};

const makeOwnPage = (config) => makePage({ ...config, plugins: [...config.plugins, listAgain], requestInterceptor: withToken });
window.SwaggerUIBundle = Object.assign(makeOwnPage, makePage);
