import { expect, test } from 'vitest';

import { decidesRoles, rolesInSource } from './rolesInSource';

const folder = 'backend/services';
const files = new Map([
  [
    'internal/ee/rbac/policy.go',
    `
		{
			Role_AccountAdmin.String(),
			accountKey,
			Wildcard, // any resource
			Wildcard,
		},
		{
			Role_JobDeveloper.String(),
			accountKey,
			ConnectionWildcard.String(), // all connections
			Wildcard,
		},
		{
			Role_JobViewer.String(),
			accountKey,
			ConnectionWildcard.String(),
			ConnectionAction_View.String(),
		},`,
  ],
  [
    'backend/internal/serve/connect/cmd.go',
    `
	exclude := []string{api.AuthServiceLoginCliProcedure}
	api.NewAuthServiceHandler(authService, authSvcInterceptors, connect.WithRecover(r))
	api.NewKeyServiceHandler(keyService, jwtOnlyAuthInterceptors, connect.WithRecover(r))
	api.NewDataServiceHandler(dataService, stdAuthInterceptors, connect.WithRecover(r))`,
  ],
  [
    `${folder}/connection-service/connection.go`,
    `
func (s *Service) GetConnection(ctx context.Context) error {
	if err := user.EnforceConnection(ctx, entity(id), rbac.ConnectionAction_View); err != nil {
		return err
	}
	ok, err := user.Connection(ctx, entity(id), rbac.ConnectionAction_ViewSensitive)
	return err
}
func (s *Service) DeleteConnection(ctx context.Context) error {
	return user.EnforceConnection(ctx, entity(id), rbac.ConnectionAction_Delete)
}
func (s *Service) Ping(ctx context.Context) error {
	return nil
}`,
  ],
  [
    `${folder}/data-service/data.go`,
    `
func (s *Service) StreamRows(ctx context.Context) error {
	return s.read(ctx)
}
func (s *Service) read(ctx context.Context) error {
	conn, err := s.connectionService.GetConnection(ctx)
	return err
}
func (s *Service) CountHooks(ctx context.Context) error {
	return s.hooks.CountHooks(ctx)
}
func (s *Service) Login(ctx context.Context) error {
	return s.db.DeleteConnection(ctx)
}
func (s *Service) LoginCli(ctx context.Context) error {
	return nil
}
func (s *Service) CreateKey(ctx context.Context) error {
	return user.EnforceAccount(ctx, id, rbac.AccountAction_Edit)
}`,
  ],
  [
    'backend/internal/ee/hooks/jobs/service.go',
    `
func (s *Service) CountHooks(ctx context.Context) error {
	return user.EnforceAccountAccess(ctx, id)
}`,
  ],
]);
const roleOf = rolesInSource(files);

test.each([
  ['a check of the handler itself', 'DataService', 'DeleteConnection', 'Job Developer or higher'],
  ['secrets in the answer', 'DataService', 'GetConnection', 'Any role; secrets: Job Developer or higher'],
  [
    'secrets behind the calls of a handler',
    'DataService',
    'StreamRows',
    'Job Developer or higher; any role where no secret is stored',
  ],
  ['a check in a service of the same name', 'DataService', 'CountHooks', 'Any role'],
  [
    'no check, and a database that has functions of the same names',
    'DataService',
    'Login',
    'None: any valid token',
  ],
  ['no check in a service for users', 'AuthService', 'Ping', 'None: signed in as a user'],
  ['a method that needs no token', 'AuthService', 'LoginCli', 'None: no token needed'],
  ['a service for users', 'KeyService', 'CreateKey', 'Account Admin, signed in as a user'],
])('reads %s', (_, service, method, role) => {
  expect(roleOf(service, method)?.role).toBe(role);
});

test('reports each check as it runs', () => {
  expect(roleOf('DataService', 'StreamRows')?.checks).toEqual(['GetConnection: Connection View']);
});

test('has no role for a method without a handler', () => {
  expect(roleOf('DataService', 'Rename')).toBeUndefined();
});

test('reads the files with checks, and no tests', () => {
  const paths = [
    `${folder}/job-service/jobs.go`,
    `${folder}/job-service/jobs_test.go`,
    'internal/ee/rbac/policy.go',
    'worker/main.go',
  ];
  expect(paths.filter(decidesRoles)).toEqual([`${folder}/job-service/jobs.go`, 'internal/ee/rbac/policy.go']);
});
